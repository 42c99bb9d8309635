import { useState } from 'react';
import { hostOf } from '../../../../shared/addresses/web-address.ts';
import { TextField } from '../../../forms/TextField.tsx';

/** What stands in an address field. A refusal stays until something else is typed. */
export function useAddress(start: string) {
  const [value, setValue] = useState(start);
  const [error, refuse] = useState<string>();
  const onChange = (next: string) => {
    setValue(next);
    refuse(undefined);
  };
  return { value, error, onChange, refuse };
}

type Props = Omit<ReturnType<typeof useAddress>, 'refuse'> & { label: string; autoFocus?: boolean };

/** Where a link leads or a picture is, in the dialogs of the rich text editor. */
export function AddressField({ label, value, error, onChange, autoFocus = false }: Props) {
  const host = hostOf(value);
  const hint = host && (
    <>
      On the website <strong className="font-medium text-ink">{host}</strong>
    </>
  );
  return <TextField {...{ label, value, error, onChange, autoFocus, hint }} placeholder="https://" />;
}
