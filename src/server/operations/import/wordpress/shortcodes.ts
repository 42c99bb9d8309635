import { textVideoUrl } from '../../../../shared/rich-text/blocks.ts';
import { escapeMarkup } from '../../../../shared/text/text.ts';
import { embedHtml } from '../elements.ts';

type Shortcode = {
  attributes: Record<string, string>;
  inside: string;
  /** Whether it stands right behind a word. */
  isBehindWord?: boolean;
  /** Whether it is the whole of its lines, and no part of a sentence. */
  isApart?: boolean;
};
/** How a shortcode stands in the source. */
type Written = { name: string; written: string; isInCode: boolean };
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
  type Frame = Shortcode & Written & { isAlone: boolean };
  const root: Frame = { name: '', written: '', attributes: {}, inside: '', isAlone: false, isInCode: false };
  const open: Frame[] = [root];
  const depths = new Map<string, number>();
  const count = (name: string, by: number) => depths.set(name, (depths.get(name) ?? 0) + by);
  const add = (html: string) => {
    const frame = open.at(-1) ?? root;
    frame.inside += html;
  };
  const lastEnds = new Map(CODE.map((name) => [name, -1]));
  for (const { 1: name = '', index } of text.matchAll(/\[\/([a-z][\w-]*)\s*\]/gi))
    lastEnds.set(name.toLowerCase(), index);
  const leave = (frame: Frame) => {
    add(leftOrTakenOff({ ...frame, isApart: frame.isAlone }, lookups));
    add(frame.inside);
  };
  let position = 0;
  let isInCode = false;
  for (const { 0: written, 1: shown, 2: escaped, 3: slash, 4: named = '', 5: rest = '', index } of text.matchAll(
    SHORTCODE,
  )) {
    const name = (escaped ?? named).toLowerCase();
    const between = text.slice(position, index);
    for (const [, end] of between.matchAll(/<(\/?)(?:pre|code)\b/gi)) isInCode = end === '';
    add(between);
    position = index + written.length;
    const { name: around } = open.at(-1) ?? root;
    if (CODE.includes(around) && (slash !== '/' || name !== around)) add(written);
    else if (shown !== undefined) add(enclosing(name) || single(name) || UNSUPPORTED.has(name) ? shown : written);
    else if (LAYOUT.test(name)) add('\n\n');
    else if (slash === '/') {
      if (!depths.get(name)) {
        if (!single(name) && !UNSUPPORTED.has(name) && !PLAYER.test(name)) lookups.note(`${written} was removed`);
        continue;
      }
      const isApart = isEndOfLine(text.slice(position, position + 40));
      for (let frame = open.pop(); frame; frame = open.pop()) {
        count(frame.name, -1);
        if (frame.name === name) {
          const write = enclosing(name) ?? unwrapped(name);
          const shortcode = { ...frame, isApart: frame.isApart === true && isApart };
          add(write(shortcode, lookups) ?? `${frame.written}${frame.inside}${written}`);
          break;
        }
        leave(frame);
      }
    } else if (UNSUPPORTED.has(name)) lookups.note(`[${name}] was removed`);
    else if (HAS_FORMATS.test(written) && !single(name) && !enclosing(name)) add(written);
    else {
      const attributes = attributesOf(rest);
      const html =
        single(name)?.({ attributes, inside: '' }, lookups) ?? (PLAYER.test(name) ? player(attributes) : undefined);
      if (html !== undefined) {
        add(html);
        continue;
      }
      // Code that is not closed would hold the rest of the post. A name that nobody knows is a shortcode if it is closed.
      const before = text.slice(Math.max(0, index - 40), index);
      const isAlone = isStartOfLine(before) && isEndOfLine(text.slice(position, position + 40));
      const isClosed = (lastEnds.get(name) ?? -1) >= position;
      if ((isClosed || (enclosing(name) && !CODE.includes(name))) && !rest.endsWith('/')) {
        const isBehindWord = /[^\s>\]]$/.test(before);
        open.push({
          name,
          written,
          attributes,
          inside: '',
          isBehindWord,
          isApart: isStartOfLine(before),
          isAlone,
          isInCode,
        });
        count(name, 1);
        continue;
      }
      add(
        linkOf(name, attributes, lookups) ??
          leftOrTakenOff({ name, written, attributes, isApart: isAlone, isInCode }, lookups),
      );
    }
  }
  add(text.slice(position));
  // What was not closed is text.
  while (open.length > 1) {
    const frame = open.pop();
    if (frame) leave(frame);
  }
  return root.inside;
}

const isStartOfLine = (before: string) => /(?:^|[\n>\]])[ \t]*$/.test(before);
const isEndOfLine = (after: string) => /^[ \t]*(?:$|[\r\n<[])/.test(after);

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
  { name, written, attributes, isApart, isInCode }: Omit<Shortcode, 'inside'> & Written,
  { note }: Lookups,
): string {
  if (SURELY.test(written) && !isInCode) {
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
    /\b(?:1[89]|20)\d\d\b|https?:\/\//.test(words) ? `[footnote]${words}[/footnote]` : whole,
  );
}

/** As editors and copies write them. */
const QUOTES = /[“”″]|&(?:quot|#8220|#8221|#8243);/g;

/** By name; those without one by their place: 0, 1, … */
function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  let place = 0;
  const decoded = written.replace(/^=/, ' ').replace(/\/$/, '').replace(QUOTES, '"');
  for (const [, name, double, single, bare, alone] of decoded.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|["']?([^\s"']+)["']?/g,
  )) {
    if (name) attributes[name.toLowerCase()] = double ?? single ?? bare ?? '';
    else if (alone) {
      attributes[place] = alone;
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
