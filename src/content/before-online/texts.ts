import { divideMarkdown } from '../../shared/facts/yaml.ts';

/** A text of content/ with its path: `content/kliniek.yaml`. */
export type Text = { file: string; text: string };

/** The YAML of a file, or the front matter of a Markdown file. Lines keep their numbers. */
export function yamlOf(text: string): string {
  const { front } = divideMarkdown(text);
  return front === undefined ? text : `\n${front}`;
}
