import { countText } from './text-counts.ts';

type Props = { text: string; max?: number; advice?: { min: number; max: number } };

export function Counts({ text, max, advice }: Props) {
  const { characters, words } = countText(text);
  const isRight = advice && characters >= advice.min && characters <= advice.max;
  return (
    <span className="flex flex-wrap justify-between gap-x-4 tabular-figures">
      <span>
        {words} {words === 1 ? 'word' : 'words'}, {characters} {characters === 1 ? 'character' : 'characters'}
        {max && characters > max * 0.8 && ` of at most ${max}`}
      </span>
      {advice && (
        <span className={isRight ? 'font-medium text-success' : ''} data-right={isRight}>
          {isRight && '✓ '}
          {advice.min}-{advice.max} characters
        </span>
      )}
    </span>
  );
}
