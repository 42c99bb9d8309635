/** What holds for all calls; the rest of docs/api.md is made from the contract. */
export const INTRODUCTION = `
# The API

Made from \`src/shared/contract\` by \`npm run docs:api\`; a test fails when the two differ. Do not edit this page.

Bodies and answers are JSON. Staff calls need the session cookie that \`POST /api/admin/login\` sets. A change is
accepted only from the site's own pages (\`Origin\`), and is answered once the change is stored, written to the audit
log, and removed from every cache.

What goes wrong is answered with one of these, never with HTML or a stack trace:

| status | when |
|---|---|
| 400 | bad input; \`fields\` holds a message for each field |
| 401 | no open session |
| 403 | the change came from another site |
| 404 | there is no such thing |
| 405 | wrong method; \`Allow\` names the right ones |
| 409 | a name or slug is taken, a category is in use, somebody saved another version |
| 413 | the body is too large: 2 MB, a picture 5 MB |
| 415 | the body is of another type |
| 429 | too often; \`Retry-After\` says how many seconds to wait |
| 500 | something nobody thought of; quote the \`requestId\` |
| 503 | the database is away, or the disk is full; \`Retry-After\` |

\`\`\`json
{
  "error": "Title is required. Category is required.",
  "fields": { "title": "Title is required", "category": "Category is required" }
}
\`\`\`

Messages are English; \`/api/contact\` speaks Dutch, because visitors read it. It also takes a plain form
(\`application/x-www-form-urlencoded\`), and answers that with a 303 to \`/over-ons/bericht-verzonden\` or to
\`/over-ons/bericht-niet-verzonden?fout=…\`: the names of the fields that are wrong, else \`te-veel\`, \`te-groot\` or
\`storing\`.

Public reads carry an \`ETag\` and answer \`If-None-Match\` with 304. Dates are ISO 8601 in UTC.
`;
