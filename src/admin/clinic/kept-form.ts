import { keptFormKey } from '../data/local-storage.ts';
import type { Value } from './form/schema.ts';

/** A form that is not saved, as the browser keeps it until it is saved, discarded or its user logs out. */
export type KeptForm = {
  basedOn: number;
  fields: Value;
  body: string | null;
  restoredFrom: number | null;
  right?: string[];
};

export function readKeptForm(userId: number, path: string): KeptForm | undefined {
  try {
    const stored = localStorage.getItem(keptFormKey(userId, path));
    return stored === null ? undefined : (JSON.parse(stored) as KeptForm);
  } catch {
    return undefined;
  }
}

/** Undefined removes it. A browser that refuses its storage keeps nothing. */
export function keepForm(userId: number, path: string, form: KeptForm | undefined): void {
  try {
    if (form) localStorage.setItem(keptFormKey(userId, path), JSON.stringify(form));
    else localStorage.removeItem(keptFormKey(userId, path));
  } catch {}
}
