import { useState } from 'react';
import type { Field } from '../../cms/form/form.ts';
import { DateControl } from './DateControl.tsx';
import type { FieldsProps } from './FieldFrame.tsx';
import { isShowable } from './field-values.ts';
import { GroupControl } from './GroupControl.tsx';
import { IconControl } from './IconControl.tsx';
import { ListControl } from './ListControl.tsx';
import { PictureControl } from './PictureControl.tsx';
import { takesPicture, withPicture } from './pictures.ts';
import {
  ChoiceControl,
  FlagControl,
  JsonControl,
  NumberControl,
  RawControl,
  TextsControl,
} from './PlainControls.tsx';
import { TextControl } from './TextControls.tsx';
import { RichTextControl } from './RichTextControl.tsx';
import { groupOf, withValue, type Group } from './values.ts';

/** The fields of a tab, a group, or an entry of a list. */
export function Fields({ fields, value, path, order, onChange }: FieldsProps) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      field={field}
      beside={fields}
      group={value}
      path={path ? `${path}.${field.name}` : field.name}
      order={order ?? fields.map(({ name }) => name)}
      onChange={onChange}
    />
  ));
}

interface OneProps {
  readonly field: Field;
  readonly beside: readonly Field[];
  readonly group: unknown;
  readonly path: string;
  readonly order: readonly string[];
  readonly onChange: (group: Group) => void;
}

function OneField({ field, beside, group, path, order, onChange }: OneProps) {
  /** What is being mended keeps its input until it is left, though another one might show it by now. */
  const [isHeld, setIsHeld] = useState(false);
  const value = groupOf(group)?.[field.name];
  const props = {
    path,
    value,
    onChange: (next: unknown) => onChange(withValue(group, field.name, next, order)),
  };
  if (isHeld || !isShowable(field, value)) return <RawControl {...props} field={field} onHold={setIsHeld} />;
  switch (field.kind) {
    case 'choice':
      return <ChoiceControl {...props} field={field} />;
    case 'flag':
      return <FlagControl {...props} field={field} />;
    case 'number':
      return <NumberControl {...props} field={field} />;
    case 'texts':
      return <TextsControl {...props} field={field} />;
    case 'list':
      return <ListControl {...props} field={field} Inside={Fields} />;
    case 'group':
    case 'image':
    case 'video':
      return <GroupControl {...props} field={field} Inside={Fields} />;
    case 'map':
    case 'json':
      return <JsonControl {...props} field={field} />;
    case 'date':
      return <DateControl {...props} field={field} />;
    case 'richtext':
      return <RichTextControl {...props} field={field} />;
    default:
      if (field.options === 'icons') return <IconControl {...props} field={field} />;
      if (takesPicture(field, beside, value))
        return (
          <PictureControl
            {...props}
            field={field}
            onChoose={(picture) => onChange(withPicture(group, field.name, picture, beside))}
          />
        );
      return <TextControl {...props} field={field} />;
  }
}
