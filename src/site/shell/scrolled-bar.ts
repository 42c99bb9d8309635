/** Gives the navigation bar its background once the page is scrolled. */
const bar = document.querySelector<HTMLElement>('[data-bar]');
const update = () => bar?.toggleAttribute('data-scrolled', scrollY > 8);
addEventListener('scroll', update, { passive: true });
update();
