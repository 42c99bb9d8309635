/** What holds for every call: the introduction of the document. */
export const DESCRIPTION = `
Request and response bodies are JSON. Staff endpoints need the session cookie that \`POST /api/admin/login\` sets. The
API accepts changes only from the site's own pages (\`Origin\`), and responds once the change is stored, written to the
audit log, and purged from every cache.

Errors have one of these statuses, and a JSON body without a stack trace:

| status | when |
|---|---|
| 400 | bad input; \`fields\` holds a message for each field |
| 401 | not logged in, or the session has ended |
| 403 | the account lacks the permission, or the change came from another site |
| 404 | not found |
| 405 | wrong method; \`Allow\` lists the right ones |
| 409 | a name or slug is taken, a category is in use, another version was saved since |
| 413 | the body is too large: 2 MB, a picture 5 MB |
| 415 | unsupported type of body |
| 422 | readers would see something that harms or is forbidden; \`dangers\` lists it, each with \`rule\`, \`what\`, \`why\`, \`remedy\`, \`words\` (the same sentences with their values apart) and \`place\`. Send the request again with an \`overrideReason\` of at least 10 characters to publish or save it all the same: the audit log keeps it |
| 429 | too many requests; \`Retry-After\` holds the seconds to wait |
| 500 | unexpected error; quote the \`requestId\` when you report it |
| 503 | the database is unavailable, or the disk is full; \`Retry-After\` holds the seconds to wait |

\`\`\`json
{
  "error": "Title is required. Category is required.",
  "fields": { "title": "Title is required", "category": "Category is required" }
}
\`\`\`

Error messages are English. To say one in another language, look in \`sentences\` for the text of \`error\` or of a field:
there it stands as sentences with names in braces, and their values. A text that is not in it is one sentence without
values. Those of \`/api/contact\` are Dutch, because visitors read them. It also accepts an HTML form
(\`application/x-www-form-urlencoded\`), and redirects that with a 303 to \`/over-ons/bericht-verzonden\` or to
\`/over-ons/bericht-niet-verzonden?fout=…\`, where \`fout\` names the invalid fields, or is \`te-veel\`, \`te-groot\`,
\`weg\` or \`storing\`. So do \`/api/feedback/articles\` and \`/api/feedback/care-pages\`, which lead back to the page that
was answered about, or to \`/magazine/answer-not-stored?fout=…\` and \`/antwoord-niet-bewaard?fout=…\`.

Public reads have an \`ETag\`, and respond to a matching \`If-None-Match\` with 304. Dates are ISO 8601 in UTC.
`;
