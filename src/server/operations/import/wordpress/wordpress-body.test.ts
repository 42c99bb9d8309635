import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromWordPress, plainLinks } from '../../../../../tests/support/import/source-article.ts';
import { plainTextOf } from '../../../../shared/rich-text/conversion/plain-text.ts';
import { parseHtml } from '../../../articles/body/parse.ts';

const html = (content: string, ...more: [] | [Parameters<typeof fromWordPress>[1]]) =>
  plainLinks(fromWordPress(content, ...more).html);
const picture = (id: string) =>
  id.length < 2 ? `<figure><img src="https://o.nl/${id}.jpg" alt=""></figure>` : undefined;

describe('a classic post', () => {
  test.each([
    ['lines', 'Een\ntwee\n\ndrie', '<p>Een<br />twee</p><p>drie</p>'],
    ['an end of a line within a format', 'Een.<span>\n</span>Twee.', '<p>Een.<br />Twee.</p>'],
    [
      'a list behind a line',
      'Neem mee:\n<ul>\n\t<li>a</li>\n</ul>\n<h3>K</h3>\nU',
      '<p>Neem mee:</p><ul><li><p>a</p></li></ul><h3>K</h3><p>U</p>',
    ],
    [
      'lines in an item',
      '<ul>\n<li>a\nb</li>\n<li>c\n\nd</li>\n</ul>',
      '<ul><li><p>a<br />b</p></li><li><p>c</p><p>d</p></li></ul>',
    ],
    ['an empty line in bold', '<strong>a\n\nb</strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['code', 'a\n<pre>x\n\n  y</pre>\nb', '<p>a</p><pre><code>x\n\n  y</code></pre><p>b</p>'],
    [
      'an empty cell',
      '<table>\n<tr>\n<td>Prijs</td>\n<td></td>\n</tr>\n</table>',
      '<table><tbody><tr><td><p>Prijs</p></td><td><p></p></td></tr></tbody></table>',
    ],
    ['a cite', '<blockquote>Citaat\n<cite>Jan</cite></blockquote>', '<blockquote><p>Citaat</p><p>Jan</p></blockquote>'],
    [
      'a video on a line of its own',
      'Kijk:\nhttps://youtu.be/ex8fMxXJDJw\nMooi',
      '<p>Kijk:</p><p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw"></p><p>Mooi</p>',
    ],
    [
      'an address in a sentence',
      'Zie https://youtu.be/ex8fMxXJDJw\nen meer',
      '<p>Zie https://youtu.be/ex8fMxXJDJw<br />en meer</p>',
    ],
    [
      'what is struck out by hand',
      'Nu <del datetime="2020-01-01T00:00:00+00:00">45</del> <ins datetime="2020-01-01T00:00:00+00:00">40</ins>',
      '<p>Nu <s>45</s> 40</p>',
    ],
    [
      'a Flash player',
      'a\n\n<object><param name="movie" value="http://www.youtube.com/v/ex8fMxXJDJw&amp;hl=nl"><embed src="http://www.youtube.com/v/ex8fMxXJDJw&amp;hl=nl"></object>',
      '<p>a</p><p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw"></p>',
    ],
    [
      'the caption of an old editor',
      '<div class="wp-caption alignnone"><img src="https://o.nl/1.jpg" alt="B"><p class="wp-caption-text">Bij</p></div>',
      '<figure><img src="https://o.nl/1.jpg" alt="B" /><figcaption>Bij</figcaption></figure>',
    ],
    ['Windows lines', 'a\r\nb\r\n\r\nc', '<p>a<br />b</p><p>c</p>'],
  ])('keeps %s', (_, content, expected) => expect(html(content)).toBe(expected));
});

describe('a shortcode', () => {
  test.each([
    [
      '[caption width="3"]<a href="https://o.nl/1.jpg"><img src="https://o.nl/1.jpg" alt="x" /></a> Bij <em>de</em> foto[/caption]',
      '<figure><img src="https://o.nl/1.jpg" alt="x" /><figcaption>Bij <em>de</em> foto</figcaption></figure>',
      [],
    ],
    ['[gallery ids="1,2"]', '<img src="https://o.nl/1.jpg" alt="" /><img src="https://o.nl/2.jpg" alt="" />', []],
    [
      'a\n[gallery ids="1,99"]',
      '<p>a</p><img src="https://o.nl/1.jpg" alt="" />',
      ['pictures of a [gallery] are not in this file: upload them'],
    ],
    [
      'a [embed width="3"]https://vimeo.com/1[/embed] b',
      '<p>a</p><p data-video="https://player.vimeo.com/video/1?dnt=1"></p><p>b</p>',
      [],
    ],
    [
      'a [youtube=https://youtu.be/ex8fMxXJDJw]',
      '<p>a</p><p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw"></p>',
      [],
    ],
    [
      'a [youtube]https://youtu.be/ex8fMxXJDJw[/youtube] [vimeo clip_id="1"][/vimeo]',
      '<p>a</p><p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw"></p><p data-video="https://player.vimeo.com/video/1?dnt=1"></p>',
      [],
    ],
    [
      '[caption]<table border="1"><tr><td>a</td><td>b</td></tr></table>Bij[/caption]',
      '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table><p>Bij</p>',
      [],
    ],
    ['Neem ((niet meer dan 2000 mg per dag)) in', '<p>Neem ((niet meer dan 2000 mg per dag)) in</p>', []],
    [
      '[su_spoiler title="Wat is “gezond” eten, en &quot;vers&quot;?"]Antwoord[/su_spoiler]',
      '<details><summary>Wat is “gezond” eten, en "vers"?</summary><p>Antwoord</p></details>',
      ['[su_spoiler] was taken off its words: check how they look'],
    ],
    [
      '[su_spoiler title=“Wat is rust?” style="plain"]Antwoord[/su_spoiler]',
      '<details><summary>Wat is rust?</summary><p>Antwoord</p></details>',
      ['[su_spoiler] was taken off its words: check how they look'],
    ],
    [
      '<a href="[site_url]/contact">Contact</a>',
      '<p><a href="/contact">Contact</a></p>',
      ['[site_url] was removed: check whether words are missing'],
    ],
    [
      '<a href="https://b.nl/?id=12&amp;tx_ttnews[tt_news]=345">bron</a> [my_widget]',
      '<p><a href="https://b.nl/?id=12&amp;tx_ttnews[tt_news]=345">bron</a></p>',
      ['[tt_news] is still in the text: check it', '[my_widget] was removed: check whether words are missing'],
    ],
    ['a [youtube] b', '<p>a [youtube] b</p>', ['[youtube] is still in the text: check it']],
    ['a\n\n[note]Let op[/note]', '<p>a</p><aside data-callout="information"><p>Let op</p></aside>', []],
    [
      '[caption caption="Bij <em>de</em> foto"]<img src="https://o.nl/1.jpg" />[/caption]',
      '<figure><img src="https://o.nl/1.jpg" /><figcaption>Bij <em>de</em> foto</figcaption></figure>',
      [],
    ],
    ['a [vimeo 76979871]', '<p>a</p><p data-video="https://player.vimeo.com/video/76979871?dnt=1"></p>', []],
    [
      '[video mp4="https://o.nl/a%20b.mp4"][/video]',
      '<p><a href="https://o.nl/a%20b.mp4">a b.mp4</a></p>',
      ['the video https://o.nl/a%20b.mp4 is a link to the old site now: put it on Vimeo or YouTube'],
    ],
    [
      '[audio src="https://o.nl/a.mp3"]',
      '<p><a href="https://o.nl/a.mp3">a.mp3</a></p>',
      ['the audio https://o.nl/a.mp3 is a link to the old site now'],
    ],
    ['[button url="https://b.nl/"]Klik[/button]', '<p><a href="https://b.nl/">Klik</a></p>', []],
    ['a [contact-form-7 id="1"] b', '<p>a  b</p>', ['[contact-form-7] was removed']],
    [
      'Rust [en lees <a href="/slaap">deze tekst</a> eens]',
      '<p>Rust [en lees <a href="/slaap">deze tekst</a> eens]</p>',
      [],
    ],
    [
      '[sic] [1] [groep n=20] [Jansen_2010] [pre-diabetes] [[embed]] [[x]] <code>[foo bar="x"]</code>',
      '<p>[sic] [1] [groep n=20] [Jansen_2010] [pre-diabetes] [embed] [[x]] <code>[foo bar="x"]</code></p>',
      [
        '[jansen_2010] is still in the text: check it',
        '[pre-diabetes] is still in the text: check it',
        '[foo] is still in the text: check it',
      ],
    ],
    [
      '[tab title="Dosis"]\n\n5 mg\n\n[tab title=&quot;Let op&quot;]\n\nniet meer [tip text=“x”]dan 10 mg[/tip2]',
      '<h3>Dosis</h3><p>5 mg</p><h3>Let op</h3><p>niet meer dan 10 mg</p>',
      [
        '[tab title="Dosis"] was removed: check whether words are missing',
        '[tab title=&quot;Let op&quot;] was removed: check whether words are missing',
        '[tip text=“x”] was removed: check whether words are missing',
        '[/tip2] was removed',
      ],
    ],
    [
      '[a_b]een [c_d]twee[/a_b] drie[/c_d]',
      '<p>een twee drie</p>',
      [
        '[c_d] was removed: check whether words are missing',
        '[a_b] was taken off its words: check how they look',
        '[/c_d] was removed',
      ],
    ],
    ['[vc_row][vc_column_text css="x"]Een\n\ntwee[/vc_column_text][/vc_row]', '<p>Een</p><p>twee</p>', []],
    [
      'a [su_youtube url="https://youtu.be/ex8fMxXJDJw"]',
      '<p>a</p><p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw"></p>',
      [],
    ],
    [
      'a\n[code lang="js"]\nif (a <b>) {\n\n  &lt;\n}\n[/code]',
      '<p>a</p><pre><code>if (a &lt;b&gt;) {\n\n  &lt;\n}</code></pre>',
      [],
    ],
    ['[code][gallery ids="1"][/code] [code]', '<pre><code>[gallery ids="1"]</code></pre><p>[code]</p>', []],
    ['[su_note]Let op[/su_note]', '<p>Let op</p>', ['[su_note] was taken off its words: check how they look']],
    ['[caption]zonder foto[/caption] [embed]x', '<p>[caption]zonder foto[/caption] [embed]x</p>', []],
  ] as const)('%s', (content, expected, notes) => {
    const found = fromWordPress(content, { picture });
    expect([plainLinks(found.html).replace('a  b', 'a b'), found.notes]).toEqual([
      expected.replace('a  b', 'a b'),
      notes,
    ]);
  });
});

test.each([
  '[vc_row][vc_column][vc_video link="https://youtu.be/ex8fMxXJDJw"][/vc_column][/vc_row]',
  '[et_pb_video src="https://www.youtube.com/watch?v=ex8fMxXJDJw"][/et_pb_video]',
  '[fusion_youtube id="https://youtu.be/ex8fMxXJDJw" /]',
  '[video youtube="https://youtu.be/ex8fMxXJDJw"]',
])('the player of a plug-in or a page builder stays one: %s', (shortcode) => {
  const found = fromWordPress(`a ${shortcode}`);
  expect(found.html).toBe('<p>a</p><p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw"></p>');
  expect(found.notes).toEqual([]);
});

test('keeps the words of any post, in their order', () => {
  const word = fc.constantFrom(
    'aap',
    'noot',
    'mies',
    '10<sup>9</sup>',
    '<b>vet</b>',
    'een <em>twee</em> drie',
    '&lt;x&gt;',
    '\n',
    '\n\n',
  );
  const inline = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const part = fc.oneof(
    inline,
    inline.map((one) => `<!-- wp:paragraph --><p>${one}</p><!-- /wp:paragraph -->`),
    inline.map((one) => `\n<ul>\n<li>${one}</li>\n<li>${one}</li></ul>\n`),
    inline.map(
      (one) =>
        `<!-- wp:group --><div><!-- wp:heading --><h2>${one}</h2><!-- /wp:heading -->${one}</div><!-- /wp:group -->`,
    ),
    inline.map((one) => `\n\n[caption]<img src="https://o.nl/1.jpg" alt=""> ${one}[/caption]\n\n`),
    inline.map((one) => `<table><caption>${one}</caption><tr><td>${one}</td><td></td></tr></table>`),
    inline.map((one) => `<blockquote>${one}<cite>${one}</cite></blockquote>`),
  );
  const wordsOf = (one: string) => plainTextOf(parseHtml(one)).split(/\s+/).filter(Boolean);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
      const content = parts.join('\n');
      const seen = content.replace(/\[\/?caption\]/g, ' ').replaceAll('<cite>', ' <cite>');
      expect(wordsOf(html(content)).join(' ')).toBe(wordsOf(seen).join(' '));
      expect(html(content)).not.toMatch(/<br \/>\s*<\/?(?:p|ul|li|td|table|h2)|<(?:p|li|td)><br/);
    }),
    { numRuns: 150 },
  );
});
