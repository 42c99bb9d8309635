import { Marked, type TokenizerAndRendererExtension } from 'marked';

/**
 * Markdown with what many systems have beside it: raised `10^9^`, lowered `H~2~O` and `==marked==` words, and footnotes.
 * With `breaks` each end of a line is one, as in Ghost.
 */
export function markdownHtml(markdown: string, { breaks = false } = {}): string {
  const notes = new Map<string, string>();
  const text = markdown.replace(NOTE, (_, id: string, words: string) => {
    notes.set(id, words.replace(/\n[ \t]+/g, ' ').trim());
    return '';
  });
  const reader = new Marked({
    breaks,
    extensions: [between('sup', '^'), between('sub', '~'), between('mark', '=='), reference(notes)],
  });
  const items = [...notes].map(
    ([id, words]) => `<li id="fn-${encodeURIComponent(id)}">${reader.parseInline(words, { async: false })}</li>`,
  );
  const html = reader.parse(text, { async: false });
  return items.length > 0 ? `${html}<section class="footnotes"><ol>${items.join('')}</ol></section>` : html;
}

/** `[^1]: words`, with further lines that are indented. */
const NOTE = /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?:[ \t]+\S.*|[ \t]*(?=\n[ \t]+\S)))*)\n?/gm;

/** Words without spaces between two signs. `~~words~~` are struck through; `10^3–10^5` and `~5–~10` are as written. */
function between(name: string, sign: string): TokenizerAndRendererExtension {
  const [first = ''] = sign;
  const mark = sign.replaceAll('^', '\\^');
  const inside = sign.length > 1 ? `[^${first}\\n]+` : `[^\\s\\${first}]+`;
  const whole = new RegExp(`^${mark}(${inside})${mark}(?!\\${first}|\\d|(?<=\\d[-–−]\\d+${mark})[-–−]\\d)`);
  return {
    name,
    level: 'inline',
    start: (source) => {
      const at = source.indexOf(sign);
      return at < 0 ? undefined : at;
    },
    tokenizer(source) {
      const [raw, words] = whole.exec(source) ?? [];
      return raw === undefined || words === undefined
        ? undefined
        : { type: name, raw, tokens: this.lexer.inlineTokens(words) };
    },
    renderer({ tokens = [] }) {
      return `<${name}>${this.parser.parseInline(tokens)}</${name}>`;
    },
  };
}

/** `[^1]` refers to a note of the text, else it is what it says. */
function reference(notes: ReadonlyMap<string, string>): TokenizerAndRendererExtension {
  const numbers = [...notes.keys()];
  return {
    name: 'reference',
    level: 'inline',
    start: (source) => {
      const at = source.indexOf('[^');
      return at < 0 ? undefined : at;
    },
    tokenizer(source) {
      const [raw, id = ''] = /^\[\^([^\]\s]+)\]/.exec(source) ?? [];
      return raw === undefined || !notes.has(id) ? undefined : { type: 'reference', raw, id };
    },
    renderer: ({ id }) =>
      `<sup><a href="#fn-${encodeURIComponent(String(id))}">${numbers.indexOf(String(id)) + 1}</a></sup>`,
  };
}
