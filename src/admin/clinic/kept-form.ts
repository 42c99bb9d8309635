import { keptFormKey, removeStored } from '../data/local-storage.ts';
import type { Schema, Value } from './form/schema.ts';

/** A form that is not saved, as the browser keeps it until it is saved, discarded or its user logs out. */
export type KeptForm = {
  basedOn: number;
  fields: Value;
  body: string | null;
  restoredFrom: number | null;
  right: string[];
};

/** `current` are the fields to show when an update of the site has given the document others. */
export function readKeptForm(userId: number, path: string, schema: Schema, current: Value): KeptForm | undefined {
  try {
    const stored = localStorage.getItem(keptFormKey(userId, path));
    if (stored === null) return undefined;
    const kept = JSON.parse(stored) as KeptForm & { schema: string };
    return kept.schema === JSON.stringify(schema) ? kept : { ...kept, fields: current, right: [] };
  } catch {
    return undefined;
  }
}

/** Undefined removes it. False when the browser refuses: its storage is full or disabled. */
export function keepForm(userId: number, path: string, schema: Schema, form: KeptForm | undefined): boolean {
  const key = keptFormKey(userId, path);
  if (!form) removeStored(key);
  else
    try {
      localStorage.setItem(key, JSON.stringify({ ...form, schema: JSON.stringify(schema) }));
    } catch {
      return false;
    }
  return true;
}
