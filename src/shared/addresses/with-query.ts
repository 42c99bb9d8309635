/** A path with its query string, if there is one. Safari has `URLSearchParams.size` only since version 17. */
export function withQuery(path: string, params: URLSearchParams): string {
  const query = String(params);
  return query ? `${path}?${query}` : path;
}
