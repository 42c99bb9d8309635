import { useState } from 'react';
import { hostOf } from '../../../../shared/addresses/web-address.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { t } from '../words.ts';

/** State of an address field. Typing clears the error. */
export function useAddress(initial: string) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const onChange = (next: string) => {
    setValue(next);
    setError(undefined);
  };
  return { value, error, onChange, setError, isChanged: value !== initial };
}

type Props = Pick<ReturnType<typeof useAddress>, 'value' | 'error' | 'onChange'> & {
  label: string;
  autoFocus?: boolean;
};

/** Where an address leads. */
export const OnTheWebsite = ({ host }: { host: string }) =>
  t.rich('On the website <b>{host}</b>', {
    host,
    b: (inside) => <strong className="font-medium text-ink">{inside}</strong>,
  });

export function AddressField({ label, value, error, onChange, autoFocus = false }: Props) {
  const host = hostOf(value);
  const hint = host && <OnTheWebsite host={host} />;
  return <TextField {...{ label, value, error, onChange, autoFocus, hint }} placeholder="https://" />;
}
