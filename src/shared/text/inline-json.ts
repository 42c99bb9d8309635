/** JSON for a `<script>` in HTML: `<` is escaped, so that no text can end the script. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
