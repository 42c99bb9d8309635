/** Letters only: digits might be a citizen service number, which may not be published. */
export const uniqueWord = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
