const picture = (name: string) => `<img src="/assets/magazine/${name}.webp" alt="Wat hier te zien is">`;
export const PLAYER = 'https://player.vimeo.com/video/76979871?dnt=1';

/** The text of an article with one of every block. */
export const EVERY_BLOCK = [
  '<aside data-callout="summary"><ul><li><p>Meet een week lang.</p></li></ul></aside>',
  '<h2>Wat de getallen betekenen</h2>',
  '<dl><dt>Bovendruk</dt><dd>De druk als uw hart samentrekt.</dd></dl>',
  '<table><tbody><tr><th>Waarde</th><th>Thuis</th></tr><tr><th>Normaal</th><td>onder 135/85</td></tr></tbody></table>',
  ...['information', 'warning', 'doctor', 'emergency'].map(
    (kind) => `<aside data-callout="${kind}"><h3>Kop</h3><p>Wacht niet.</p></aside>`,
  ),
  `<figure data-credit="Foto: Eva">${picture('lavendel')}<figcaption>Een <em>varen</em>.</figcaption></figure>`,
  `<figure>${picture('lavendel')}${picture('leaf')}<figcaption>Links goed.</figcaption></figure>`,
  '<details><summary>Waarom zo vaak?</summary><p>Omdat één meting niets zegt.</p></details>',
  '<hr>',
  `<p data-video="${PLAYER}">Zo meet u thuis</p>`,
  '<p data-button="appointment">Plan een gesprek</p>',
].join('');
