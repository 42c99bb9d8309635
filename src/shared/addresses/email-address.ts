/**
 * What browsers take for an e-mail address (HTML, `type="email"`), with a dot and any letters in its domain: who may
 * type `jan&els@voorbeeld.nl` can send it.
 */
export const EMAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;
