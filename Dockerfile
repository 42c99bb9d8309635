# syntax=docker/dockerfile:1

FROM node:24-slim
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force
COPY . .
# Pages contain canonical addresses, and whether visits are counted; also those that are made when staff publish.
ARG SITE_URL=http://localhost:4321
ARG VISIT_COUNTS=on
ENV SITE_URL=$SITE_URL VISIT_COUNTS=$VISIT_COUNTS
# Owned by root and only read by the site, except what it builds when staff publish, and keeps for the next time.
RUN npm run build \
  && mkdir /data published && chown -R node:node /data published .astro node_modules/.astro node_modules/.vite
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
# For memory; scripts/serve/exec-server.mjs says why.
ENV MALLOC_ARENA_MAX=1
# Node keeps compiled code there; scripts/serve.mjs says why.
ENV NODE_COMPILE_CACHE=/data/compiled
USER node
# Also the last four can be written where all else is read only, and begin as they are in the image.
VOLUME ["/data", "/site/published", "/site/.astro", "/site/node_modules/.astro", "/site/node_modules/.vite"]
EXPOSE 4321
# A new image first makes the site of what staff published.
HEALTHCHECK --interval=30s --timeout=5s --start-period=300s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=10", "scripts/serve.mjs"]
