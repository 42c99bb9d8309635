/** A number of the BIG register has 11 digits; people write it with spaces or dots. */
export function readBigNumber(text: string): string | undefined {
  const digits = text.replace(/[\s.]/g, '');
  return /^\d{11}$/.test(digits) && !/^0+$/.test(digits) ? digits : undefined;
}
