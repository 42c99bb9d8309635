import { form } from './form-classes.ts';

type Props = { id: string; error: string | undefined };

/** The error of the control with this id. */
export function FieldError({ id, error }: Props) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={form.error}>
      {error}
    </p>
  );
}
