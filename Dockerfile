# syntax=docker/dockerfile:1

FROM node:24-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force

FROM packages AS build
COPY . .
# Pages contain canonical addresses, and whether visits are counted.
ARG SITE_URL=http://localhost:4321
ARG VISIT_COUNTS=on
RUN SITE_URL=$SITE_URL VISIT_COUNTS=$VISIT_COUNTS npm run build

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
# For memory; scripts/serve/exec-server.mjs says why.
ENV MALLOC_ARENA_MAX=1
# Node keeps compiled code there; scripts/serve.mjs says why.
ENV NODE_COMPILE_CACHE=/data/compiled
# Owned by root and only read by the site; what it writes goes to /data.
COPY --from=packages /site/node_modules node_modules
COPY package.json vercel.json ./
COPY content content
COPY public public
COPY scripts scripts
COPY src src
COPY --from=build /site/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=10", "scripts/serve.mjs"]
