/* oxlint-disable tourism/form-owner -- They stand in the form of Form.tsx. */
import type { FormField } from './definition.ts';
import { FormControl } from './FormControl.tsx';
import styles from './forms.module.css';

/** Fields below one another, halves side by side; those of a group stand in a fieldset that it names. */
export const FieldGrid = ({ fields }: { readonly fields: readonly FormField[] }) => (
  <div className={styles['fields']}>
    {inGroups(fields).map(({ group, members }) =>
      group === undefined ? (
        members.map((field) => <Cell key={field.key} field={field} />)
      ) : (
        <fieldset key={group} className={`${styles['group']} ${styles['members']}`}>
          <legend className={styles['groupName']}>{group}</legend>
          <div className={styles['fields']}>
            {members.map((field) => (
              <Cell key={field.key} field={field} />
            ))}
          </div>
        </fieldset>
      ),
    )}
  </div>
);

const Cell = ({ field }: { readonly field: FormField }) => (
  <div className={styles['cell']} data-width={field.width}>
    {field.before}
    <FormControl field={field} />
    {field.after}
  </div>
);

/** Neighbours of the same group together, in their order. */
function inGroups(fields: readonly FormField[]) {
  const groups: { readonly group: string | undefined; readonly members: FormField[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.group === field.group) last.members.push(field);
    else groups.push({ group: field.group, members: [field] });
  }
  return groups;
}
