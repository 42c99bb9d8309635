import { SHAPES } from './crop-shapes.ts';

type Props = {
  /** The index of the shape in SHAPES. */
  shape: number;
  onChoose: (shape: number) => void;
  isDisabled: boolean;
};

export function ShapeChoice({ shape, onChoose, isDisabled }: Props) {
  return (
    <fieldset disabled={isDisabled} className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">Shape of the crop</legend>
      {SHAPES.map(({ name }, index) => (
        <label
          key={name}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-xs border border-linen px-3 text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay-deep"
        >
          <input
            type="radio"
            name="shape"
            className="sr-only"
            checked={index === shape}
            onChange={() => onChoose(index)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
