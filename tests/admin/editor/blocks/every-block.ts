const SUMMARY = '<aside data-callout="summary"><p>In één zin.</p></aside>';

/** A body with each block that an article may hold. */
export const EVERY_BLOCK = [
  SUMMARY,
  '<p>Slaap en hormonen hangen samen.</p>',
  '<aside data-callout="warning"><p>Stop niet zelf met medicijnen.</p><p>Overleg eerst.</p></aside>',
  '<details><summary>Hoe vaak komt het voor?</summary><p>Bij een op de vier vrouwen.</p></details>',
  '<dl><dt>Progesteron</dt><dd>Een hormoon van de eierstokken.</dd></dl>',
  '<figure data-credit="Foto: Anna Bos"><img src="/assets/magazine/lavendel.webp" alt="Een bed"><figcaption>Een rustige kamer</figcaption></figure>',
  '<table><tbody><tr><th><p>Nacht</p></th><th><p>Uren</p></th></tr><tr><td><p>Maandag</p></td><td><p>Zeven</p></td></tr></tbody></table>',
  '<ul><li><p>Vaste tijden</p></li><li><p>Donkere kamer</p></li></ul>',
  '<p data-button="appointment">Maak een afspraak</p>',
  '<p data-video="https://player.vimeo.com/video/123456?dnt=1">Beter slapen</p>',
  '<p>Tot slot.</p>',
].join('');
