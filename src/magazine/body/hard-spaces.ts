import { ElementType, type parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];

/** Elements that keep typed spaces. */
const VERBATIM = ['pre', 'code'];
const NBSP = '\u00a0';

const UNITS = [
  'mg|g|kg|µg|μg|mcg|gram|milligram|microgram|kilo',
  'ml|cl|dl|l|liter|nmol|mmol|pmol|mmHg|kPa|Hz',
  'nm|mm|cm|dm|m|km|kcal|kJ|IE|IU|%|‰|°C|°|uur|min|sec',
  'euro|cent',
].join('|');

/** 5 mg, 120/80 mmHg, 7,8 mmol/l. */
const MEASURE = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu');
/** € 99,-. */
const PRICE = /€ (?=\d)/g;
/** 040 123 45 67, 06 12 34 56 78, 0800 1234, +31 40 123 45 67, +31 (0)40 123 45 67; nine or ten digits, or a short number. */
const PHONE = /(?<![\p{L}\d,.])(?:\+\d{2} (?:\(0\))?\d{1,3}|0\d{1,3})(?: \d{2,4}){1,4}(?![\d]|[,.]\d)/gu;

/** Puts non-breaking spaces into measures, prices and telephone numbers. The length does not change. */
export const withHardSpaces = (text: string): string =>
  text
    .replace(MEASURE, `$1${NBSP}`)
    .replace(PRICE, `€${NBSP}`)
    .replace(PHONE, (number) => (isPhone(number) ? number.replaceAll(' ', NBSP) : number));

const isPhone = (text: string) => {
  const digits = text.replace(/\(0\)|\D/g, '').length;
  return text.startsWith('+') ? digits === 11 : digits === 10 || /^0[89]0\d /.test(text);
};

/** Keeps a number and its unit on one line, on the page only: the stored text has normal spaces. */
export function keepTogether({ children }: Pick<Document, 'children'>): void {
  for (const node of children) keepTogetherIn(node);
}

function keepTogetherIn(node: Node): void {
  if (node.type === ElementType.Text) node.data = withHardSpaces(node.data);
  else if ('name' in node && 'children' in node && !VERBATIM.includes(node.name)) keepTogether(node);
}
