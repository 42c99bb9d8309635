/** Whether the server sends the page now: a reload would otherwise end on the browser's own error page. */
export const pageResponds = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
