import type { TextField } from '../../cms/form/form.ts';
import type { Picture } from '../data.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { textOf } from './field-values.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { useTranslatedText } from './TranslatedText.tsx';
import { TextBeside } from './TextBeside.tsx';
import { useTools } from './tools.ts';

/** The address of a picture, typed or chosen from those of the demo. */
export function PictureControl({
  onChoose,
  ...props
}: FieldProps<TextField> & { readonly onChoose: (picture: Picture) => void }) {
  const { field, path, value } = props;
  const { translated } = useTranslatedText();
  const { idOf } = useTools();
  return (
    <TextBeside {...props}>
      <PictureChooser
        id={`${idOf(path)}-choose`}
        name={translated(field.title)}
        current={textOf(value)}
        onChoose={onChoose}
      />
    </TextBeside>
  );
}
