import type { GroupField } from '../../cms/form/form.ts';
import { Title, type OuterFieldProps } from './FieldFrame.tsx';
import { ownWords } from './field-values.ts';
import { Collapsible } from './Collapsible.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { shownIn, withOnlyPicture } from './pictures.ts';
import { useTranslatedText } from './TranslatedText.tsx';
import { useFormWords, useTools } from './tools.ts';

/** Fields that belong together, folded. A group of which nothing is left is taken out. */
export function GroupControl({ field, path, value, onChange, Inside }: OuterFieldProps<GroupField>) {
  const t = useFormWords();
  const { translated } = useTranslatedText();
  const { idOf } = useTools();
  const id = idOf(path);
  const words = ownWords(field.fields, value);
  const isPicture = field.kind === 'image';
  const change = (next: object) => onChange(Object.keys(next).length > 0 ? next : undefined);
  return (
    <div className="ex-form-field">
      <Collapsible
        path={path}
        title={
          <>
            <span className="ex-label">
              <Title field={field} />
            </span>
            {words !== undefined && <bdi className="ex-form-words">{words}</bdi>}
          </>
        }
        picture={isPicture ? shownIn(value) : ''}
        description={field.description}
      >
        {() => (
          <>
            {isPicture && (
              <div className="ex-form-beside">
                <PictureChooser
                  id={`${id}-choose`}
                  name={translated(field.title)}
                  current={shownIn(value)}
                  describedBy={`${id}-replaces`}
                  onChoose={(picture) => change(withOnlyPicture(value, picture, field.fields))}
                />
                <span id={`${id}-replaces`} className="ex-hint">
                  {t('replacesPicture')}
                </span>
              </div>
            )}
            <Inside fields={field.fields} value={value} path={path} onChange={change} />
          </>
        )}
      </Collapsible>
    </div>
  );
}
