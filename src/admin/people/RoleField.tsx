import { ROLE_NAMES, ROLES, type Role } from '../../shared/permissions.ts';
import { SelectField } from '../forms/SelectField.tsx';

const HINTS: Record<Role, string> = {
  writer: 'Writes own articles. An editor publishes them.',
  editor: 'Writes, changes and publishes all articles; manages categories, writers and pictures.',
  administrator: 'Everything that an editor may. Also manages people and sees what happened.',
};
const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

type Props = { value: Role; onChange: (role: Role) => void; error?: string | undefined };

export const RoleField = ({ value, onChange, error }: Props) => (
  <SelectField
    label="Role"
    value={value}
    onChange={(role) => onChange(role as Role)}
    options={OPTIONS}
    hint={HINTS[value]}
    error={error}
  />
);

export const MESSAGES_FIELD = {
  label: 'Reads contact messages',
  hint: 'They are about people’s health: give this only to those who answer them.',
};
