import { textVideoUrl } from '../../../../shared/rich-text/blocks.ts';
import { escapeMarkup } from '../../../../shared/text/text.ts';
import { embedHtml } from '../elements.ts';
import { YEAR } from '../footnotes.ts';

type Shortcode = {
  attributes: Record<string, string>;
  inside: string;
  /** Whether it stands right behind a word. */
  isBehindWord?: boolean;
  /** Whether it is the whole of its lines, and no part of a sentence. */
  isApart?: boolean;
};
/** How a shortcode stands in the source. */
type Written = {
  name: string;
  written: string;
  /** Whether it stands in code, or within a tag of HTML, as in `<a href="?tx[tt_news]=345">`. */
  isAsWritten: boolean;
};
type Lookups = {
  /** The pictures of a gallery, as HTML; undefined for one that is not in the export. */
  picture: (id: string) => string | undefined;
  /** The ids of the pictures that were added to this post, which a gallery without ids shows. */
  attached: () => string[];
  note: (message: string) => void;
  /** Says that not everybody may read a part. */
  hide: () => void;
};
type Write = (shortcode: Shortcode, lookups: Lookups) => string | undefined;

/** `[name attributes]`, `[/name]`, `[name /]`; and `[[name]]`, which shows a shortcode as text. */
const SHORTCODE = /\[(\[([a-z][\w-]*)(?![\w-])[^[\]]*\])\]|(?<!\[)\[(\/?)([a-z][\w-]*)(=?[^[\]]*)\](?!\])/gi;

/** Shortcodes whose content is shown as it is written. */
const CODE = ['code', 'sourcecode', 'crayon'];

/** Shortcodes with content: of WordPress, and of the plug-ins that most sites have for footnotes and buttons. */
const ENCLOSING: Record<string, Write> = {
  caption,
  wp_caption: caption,
  embed,
  embedyt: embed,
  ...Object.fromEntries(
    ['efn_note', 'mfn', 'modern_footnote', 'footnote', 'fn', 'ref', 'sidenote'].map((name) => [name, footnote]),
  ),
  ...Object.fromEntries(['button', 'su_button', 'vc_btn'].map((name) => [name, button])),
  ...Object.fromEntries(CODE.map((name) => [name, code])),
  // To some plug-ins a footnote, to others a box.
  note: (shortcode) => (shortcode.isBehindWord ? footnote(shortcode) : box(shortcode)),
  youtube: ({ attributes, inside }) => embedded(videoAddress({ ...attributes, 0: inside.trim() }, YOUTUBE)),
  vimeo: ({ attributes, inside }) => embedded(videoAddress({ ...attributes, 0: inside.trim() }, VIMEO)),
};

const YOUTUBE = 'https://www.youtube.com/watch?v=';
const VIMEO = 'https://vimeo.com/';

/** Shortcodes that stand by themselves. */
const SINGLE: Record<string, Write> = {
  gallery,
  youtube: ({ attributes }) => embedded(videoAddress(attributes, YOUTUBE)),
  vimeo: ({ attributes }) => embedded(videoAddress(attributes, VIMEO)),
  video: ({ attributes }) =>
    textVideoUrl(fileOf(attributes)) ? embedded(fileOf(attributes)) : recording('video', attributes),
  audio: ({ attributes }) => recording('audio', attributes),
  // Where a plug-in lists the footnotes; here the article has its own list.
  ...Object.fromEntries(
    ['efn_reference', 'footnotes', 'references', 'footnotes_list', 'toc', 'ez-toc'].map((name) => [name, () => '']),
  ),
};

const own = (table: Record<string, Write>) => (name: string) => (Object.hasOwn(table, name) ? table[name] : undefined);
const enclosing = own(ENCLOSING);
const single = own(SINGLE);

/** Removed with a note, because this site cannot show them. */
const UNSUPPORTED = new Set(
  'playlist contact-form-7 contact-form gravityform ninja_form wpforms mc4wp_form sitemap recent_posts products add_to_cart rev_slider'.split(
    ' ',
  ),
);

/** The players of plug-ins and page builders: `su_youtube`, `vc_video`, `et_pb_video`, `fusion_youtube`, `arve`, `fve`. */
const PLAYER = /video|youtube|vimeo|^(?:arve|fve)$/;

/** The rows and columns of page builders, which hold words and say none. */
const LAYOUT =
  /^(?:vc_(?:section|row|row_inner|column|column_inner|column_text)|et_pb_(?:section|row|row_inner|column|column_inner|text)|fusion_(?:builder_container|builder_row|builder_column|text))$/;

/** What plug-ins for members show to those who logged in. */
const FOR_MEMBERS =
  /^(?:members?(?:[_-]?only)?|membership|restrict(?:ed)?(?:[_-]\w+)*|private|protected|(?:is_?)?logged[_-]?in|um_(?:loggedin|show_content)|s2if|(?:wlm|rcp|mepr|ihc|pmpro|armember|arm)[_-][\w-]+|paywall|premium[\w-]*|subscribers?)$/;

/** Words that a reader opens. */
const CLOSED = /toggle|spoiler|accordion|expand|collaps|faq/;

/** Converts the shortcodes of a text to HTML. Takes linear time. */
export function expandShortcodes(written: string, lookups: Lookups): string {
  const text = withNotesInBrackets(written);
  const expansion = new Expansion(lookups);
  let position = 0;
  for (const tag of tagsIn(text)) {
    expansion.add(text.slice(position, tag.start));
    position = tag.end;
    const { name } = tag;
    const { around } = expansion;
    const isKnown = Boolean(enclosing(name) ?? single(name));
    if (CODE.includes(around) && !(tag.isEnd && name === around)) expansion.add(tag.written);
    else if (tag.shown !== undefined) expansion.add(isKnown || UNSUPPORTED.has(name) ? tag.shown : tag.written);
    else if (LAYOUT.test(name)) expansion.add('\n\n');
    else if (tag.isEnd) {
      const isLeft = !expansion.end(tag);
      // Its start stands in a block of its own, and what only members read between the two.
      if (isLeft && FOR_MEMBERS.test(name)) lookups.hide();
      if (isLeft && !single(name) && !UNSUPPORTED.has(name) && !PLAYER.test(name))
        lookups.note(`${tag.written} was removed`);
    } else if (UNSUPPORTED.has(name)) lookups.note(`[${name}] was removed`);
    else if (HAS_FORMATS.test(tag.written) && !isKnown) expansion.add(tag.written);
    else {
      const attributes = attributesOf(tag.settings);
      const html =
        single(name)?.({ attributes, inside: '' }, lookups) ?? (PLAYER.test(name) ? player(attributes) : undefined);
      const isAlone = tag.isStartOfLine && tag.isEndOfLine;
      if (html !== undefined) expansion.add(html);
      else if (holdsWords(tag))
        expansion.start({ ...tag, attributes, inside: '', isApart: tag.isStartOfLine, isAlone });
      else
        expansion.add(
          linkOf(name, attributes, lookups) ?? leftOrTakenOff({ ...tag, attributes, isApart: isAlone }, lookups),
        );
    }
  }
  expansion.add(text.slice(position));
  return expansion.finish();
}

/** `[name settings]`, or `[/name]`, at its place in the text. */
type Tag = Written & {
  settings: string;
  isEnd: boolean;
  /** Of `[[name]]`: `[name]`. */
  shown: string | undefined;
  start: number;
  end: number;
  isStartOfLine: boolean;
  isEndOfLine: boolean;
  isBehindWord: boolean;
  /** Whether an end of this name follows. */
  isClosed: boolean;
};

function* tagsIn(text: string): Generator<Tag> {
  const lastEnds = new Map<string, number>();
  for (const { 1: name = '', index } of text.matchAll(/\[\/([a-z][\w-]*)\s*\]/gi))
    lastEnds.set(name.toLowerCase(), index);
  let end = 0;
  let isInCode = false;
  let isInTag = false;
  for (const found of text.matchAll(SHORTCODE)) {
    const { 0: written, 1: shown, 2: escaped, 3: slash, 4: named = '', 5: settings = '', index: start } = found;
    for (const [, mark] of text.slice(end, start).matchAll(/<(\/?)(?:pre|code)\b/gi)) isInCode = mark === '';
    for (const [sign] of text.slice(end, start).matchAll(/<(?=[a-z/])|>/gi)) isInTag = sign !== '>';
    end = start + written.length;
    const name = (escaped ?? named).toLowerCase();
    const before = text.slice(Math.max(0, start - 40), start);
    yield {
      ...{ name, written, settings, shown, start, end },
      // WordPress itself fills in `href="[site_url]/contact"`.
      isAsWritten: isInCode || (isInTag && /\w$/.test(before)),
      isEnd: slash === '/',
      isStartOfLine: /(?:^|[\n>\]])[ \t]*$/.test(before),
      isEndOfLine: /^[ \t]*(?:$|[\r\n<[])/.test(text.slice(end, end + 40)),
      isBehindWord: /[^\s>\]]$/.test(before),
      isClosed: (lastEnds.get(name) ?? -1) >= end,
    };
  }
}

/** A name that nobody knows holds words if it is closed. Code that is not closed would hold the rest of the post. */
const holdsWords = ({ name, settings, isClosed }: Tag): boolean =>
  (isClosed || (enclosing(name) !== undefined && !CODE.includes(name))) && !settings.endsWith('/');

type Open = Shortcode & Written & { isAlone: boolean };

/** The HTML so far, and the shortcodes that are open at its end, the innermost last. */
class Expansion {
  readonly #lookups: Lookups;
  readonly #open: Open[] = [{ name: '', written: '', attributes: {}, inside: '', isAlone: false, isAsWritten: false }];
  /** By name, so that an end without a start costs no search. */
  readonly #numbers = new Map<string, number>();

  constructor(lookups: Lookups) {
    this.#lookups = lookups;
  }

  get #innermost(): Open {
    return this.#open.at(-1) as Open;
  }

  /** The name of the innermost; empty outside all. */
  get around(): string {
    return this.#innermost.name;
  }

  add(html: string): void {
    this.#innermost.inside += html;
  }

  start(shortcode: Open): void {
    this.#open.push(shortcode);
    this.#count(shortcode.name, 1);
  }

  /** False if none of this name is open. */
  end({ name, written, isEndOfLine }: Tag): boolean {
    if (!this.#numbers.get(name)) return false;
    while (this.around !== name) this.#leave();
    const ended = this.#pop();
    const write = enclosing(name) ?? unwrapped(name);
    const shortcode = { ...ended, isApart: ended.isApart === true && isEndOfLine };
    this.add(write(shortcode, this.#lookups) ?? `${ended.written}${ended.inside}${written}`);
    return true;
  }

  finish(): string {
    while (this.#open.length > 1) this.#leave();
    return this.#innermost.inside;
  }

  /** What was not closed is text. */
  #leave(): void {
    const left = this.#pop();
    this.add(leftOrTakenOff({ ...left, isApart: left.isAlone }, this.#lookups));
    this.add(left.inside);
  }

  #pop(): Open {
    const last = this.#open.pop() as Open;
    this.#count(last.name, -1);
    return last;
  }

  #count(name: string, by: number): void {
    this.#numbers.set(name, (this.#numbers.get(name) ?? 0) + by);
  }
}

/**
 * The words of a shortcode that only its plug-in knows. Readers saw them without the brackets: as a box or a column, or
 * as a part of a sentence.
 */
function unwrapped(name: string): Write {
  return ({ attributes, inside, isApart }, { note, hide }) => {
    if (FOR_MEMBERS.test(name)) hide();
    note(`[${name}] was taken off its words: check how they look`);
    if (!isApart) return inside;
    const heading = headingOf(attributes);
    if (!heading) return apart(inside);
    return CLOSED.test(name)
      ? apart(`<details><summary>${heading}</summary>\n\n${inside}\n\n</details>`)
      : apart(`<h3>${heading}</h3>\n\n${inside}`);
  };
}

/** What stands alone and names a page, such as `[soundcloud url="https://…"]` or `[tweet https://…]`, shows that page. */
function linkOf(name: string, attributes: Record<string, string>, { note }: Lookups): string | undefined {
  const address = ['url', 'link', 'href', 'src', '0']
    .map((one) => attributes[one])
    .find((one) => /^https?:/.test(one ?? ''));
  const html = embedded(address?.replaceAll('&amp;', '&'));
  if (html) note(`[${name}] is a link now`);
  return html;
}

/** A word in brackets may be a writer’s own: `[sic]`, `[tabel_2]`, `[groep n=20]`. Nobody writes those as `[a_b]` or with `="`. */
const SURELY = /^\[[a-z]+(?:_[a-z]+)+[\s\]/]|\s[\w-]+=(?:["'“”″]|&(?:quot|#8220|#8221|#8243);)/;
/** A sentence in brackets with a link in it, whose `href` is no setting of a shortcode. */
const HAS_FORMATS = /^\[[^"'=\]]*</;
const SHOWN_IN_NOTE = 80;

/** A shortcode without an end: that of a tab or a box names what follows. */
function leftOrTakenOff(
  { name, written, attributes, isApart, isAsWritten }: Omit<Shortcode, 'inside'> & Written,
  { note }: Lookups,
): string {
  if (SURELY.test(written) && !isAsWritten) {
    note(`${written.slice(0, SHOWN_IN_NOTE)} was removed: check whether words are missing`);
    const heading = isApart && headingOf(attributes);
    return heading ? apart(`<h3>${heading}</h3>`) : '';
  }
  if (single(name) || /[_-]/.test(name) || SURELY.test(written) || PLAYER.test(name))
    note(`[${name}] is still in the text: check it`);
  return written;
}

const headingOf = (attributes: Record<string, string>): string | undefined =>
  ['title', 'heading', 'question'].map((one) => attributes[one]?.trim()).find(Boolean);

/**
 * `((Jansen A. Slaap, 2019.))` is a footnote of a plug-in. One that names no year and no address may be a writer’s own
 * brackets.
 */
function withNotesInBrackets(text: string): string {
  if (!text.includes('((') || /<(?:pre|code)\b|\[(?:code|sourcecode|crayon)\b/i.test(text)) return text;
  return text.replace(/[ \t]?\(\(([^()\n]{8,400}(?:\([^()\n]{1,60}\)[^()\n]{0,400})?)\)\)/g, (whole, words: string) =>
    YEAR.test(words) || /https?:\/\//.test(words) ? `[footnote]${words}[/footnote]` : whole,
  );
}

/** A quotation mark as editors and copies write it. Between straight ones it is of the words: `title="Wat is “rust”?"`. */
const QUOTE = '(?:[“”″]|&(?:quot|#8220|#8221|#8243);)';
const QUOTES = new RegExp(QUOTE, 'g');
const ATTRIBUTE = new RegExp(
  `([\\w-]+)\\s*=\\s*(?:"([^"]*)"|'([^']*)'|${QUOTE}(.*?)${QUOTE}|([^\\s"']+))|["']?([^\\s"']+)["']?`,
  'gs',
);

/** By name; those without one by their place: 0, 1, … */
function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  let place = 0;
  const plain = written.replace(/^=/, ' ').replace(/\/$/, '');
  for (const [, name, double, single, curly, bare, alone] of plain.matchAll(ATTRIBUTE)) {
    if (name) attributes[name.toLowerCase()] = double ?? single ?? curly ?? bare ?? '';
    else if (alone) {
      attributes[place] = alone.replace(QUOTES, '');
      place += 1;
    }
  }
  return attributes;
}

/** On lines of its own, so that it is no part of a paragraph. */
const apart = (html: string) => `\n\n${html}\n\n`;

function caption({ attributes, inside }: Shortcode): string | undefined {
  const [image] = /^\s*(?:<p[^>]*>\s*)?(?:<a [^>]*>\s*)?<img[^>]*>\s*(?:<\/a>\s*)?(?:<\/p>)?/.exec(inside) ?? [];
  if (image === undefined) return /<(?:table|iframe|video|object|div|img)\b/.test(inside) ? apart(inside) : undefined;
  const words = inside.slice(image.length).trim() || (attributes['caption'] ?? '');
  return apart(`<figure>${image.trim()}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>`);
}

function embed({ attributes, inside }: Shortcode): string | undefined {
  return embedded(inside.trim() || attributes['src']);
}

const embedded = (address: string | undefined) =>
  address && /^https?:\/\/[^\s[\]"<>]+$/.test(address) ? apart(embedHtml(address)) : undefined;

const player = (attributes: Record<string, string>) =>
  embedded(Object.values(attributes).find(textVideoUrl) ?? attributes['url'] ?? attributes['0']);

/** `[youtube https://…]`, `[youtube=https://…]`, `[youtube id="…"]`. */
function videoAddress(attributes: Record<string, string>, base: string): string | undefined {
  const given = ['0', 'url', 'id', 'clip_id', 'video_id', 'v', 'src'].map((name) => attributes[name]).find(Boolean);
  return given && (/^https?:/.test(given) ? given.replaceAll('&amp;', '&') : base + given);
}

const fileOf = (attributes: Record<string, string>) =>
  ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'mp3', 'm4a', 'ogg', 'wav', 'flac']
    .map((name) => attributes[name])
    .find(Boolean);

function recording(name: 'video' | 'audio', attributes: Record<string, string>): string | undefined {
  const file = fileOf(attributes);
  return file && apart(`<${name} src="${escapeMarkup(file)}"></${name}>`);
}

function gallery({ attributes }: Shortcode, { picture, attached, note }: Lookups): string {
  const chosen = attributes['ids'] ?? attributes['include'];
  const ids = chosen?.split(',').map((id) => id.trim()) ?? attached();
  const pictures = ids.map((id) => (id ? picture(id) : undefined));
  if (pictures.length === 0 || pictures.includes(undefined))
    note(
      pictures.every((one) => one === undefined)
        ? '[gallery] was removed: its pictures are not in this file'
        : 'pictures of a [gallery] are not in this file: upload them',
    );
  return apart(pictures.join(''));
}

/** Becomes a source or a note of the article (footnotes.ts). */
function footnote({ inside }: Shortcode): string {
  return `<sup data-note="${escapeMarkup(inside.trim())}"></sup>`;
}

/** Plug-ins store the signs of code as they are shown, or as entities. */
function code({ inside }: Shortcode): string {
  return apart(`<pre>\n${inside.replaceAll('<', '&lt;').trimEnd()}</pre>`);
}

const box = ({ inside }: Shortcode): string => apart(`<aside data-callout="information">${inside}</aside>`);

function button({ attributes, inside }: Shortcode): string | undefined {
  const address = attributes['url'] ?? attributes['link'] ?? attributes['href'];
  return address && apart(`<p><a href="${escapeMarkup(address)}">${inside}</a></p>`);
}
