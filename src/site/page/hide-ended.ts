/**
 * Hides what has ended since the page was made, such as a notice. The site makes such pages again, but one may be in a
 * cache, or stay open: there it goes within a minute.
 */
const hide = () => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-ends]'))
    element.hidden = Date.parse(element.dataset['ends'] ?? '') <= Date.now();
};
setInterval(hide, 60_000);
hide();
