import type { TextField } from '../../cms/form/form.ts';
import type { Picture } from '../data.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { textMeant, textOf } from './field-values.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { useSaid } from './Said.tsx';
import { useTools } from './tools.ts';

/** The address of a picture, typed or chosen from those of the demo. */
export function PictureControl({
  onChoose,
  ...props
}: FieldProps<TextField> & { readonly onChoose: (picture: Picture) => void }) {
  const { field, path, value, onChange } = props;
  const { said } = useSaid();
  const { idOf } = useTools();
  const address = textOf(value);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className="ex-form-beside">
          <input
            {...control}
            className="ex-input"
            type="text"
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            value={address}
            onChange={({ target }) => onChange(textMeant(target.value))}
          />
          <PictureChooser
            id={`${idOf(path)}-choose`}
            name={said(field.title)}
            current={address}
            onChoose={onChoose}
          />
        </div>
      )}
    </FieldFrame>
  );
}
