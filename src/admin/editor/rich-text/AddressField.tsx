import { TextField } from '../../forms/TextField.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
};

/** Where a link leads or a picture is, in the dialogs of the rich text editor. */
export const AddressField = (props: Props) => <TextField {...props} placeholder="https://" />;
