import type { EditorState } from './editor-state.ts';
import type { EditorEvent, Effect } from './events.ts';

export type Transition = { state: EditorState; effects: Effect[] };

/** The event of a type. */
export type Event<Type extends EditorEvent['type']> = Extract<EditorEvent, { type: Type }>;

export const to = (state: EditorState, ...effects: Effect[]): Transition => ({ state, effects });
