/** A text of content/ with its path: `content/kliniek.yaml`. */
export type Text = { file: string; text: string };

/** The YAML of a file, or the front matter of a Markdown file. Lines keep their numbers. */
export function yamlOf(text: string): string {
  const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)?.[1];
  return front === undefined ? text : `\n${front}`;
}
