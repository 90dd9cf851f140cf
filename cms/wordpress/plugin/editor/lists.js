/** Forms: fields in order, groups and the entries of lists folded. */
(function (wp, shared) {
  const { createElement: el, useState, useId } = wp.element;
  const { Button } = wp.components;
  const { __, sprintf } = wp.i18n;
  const { entriesOf, moved, nameOf, removed, replaced, withValue } = shared.values;
  const { translated, labelOf } = shared;

  /** A part that opens, with buttons beside its name. */
  const Collapsible = ({ title, isOpen, onToggle, buttons, children }) =>
    el(
      'div',
      { className: 'tourism-widgets-fold' },
      el(
        'div',
        { className: 'tourism-widgets-fold-head' },
        el(
          Button,
          {
            className: 'tourism-widgets-fold-title',
            'aria-expanded': isOpen,
            onClick: onToggle,
          },
          title,
        ),
        buttons,
      ),
      isOpen ? el('div', { className: 'tourism-widgets-fold-body' }, children) : null,
    );

  const Help = ({ text }) => (text ? el('p', { className: 'tourism-widgets-help' }, translated(text)) : null);

  const Group = ({ field, value, onChange, path }) => {
    const [isOpen, setIsOpen] = useState(false);
    return el(
      Collapsible,
      { title: labelOf(field), isOpen, onToggle: () => setIsOpen(!isOpen) },
      el(Help, { text: field.description }),
      el(shared.Fields, { fields: field.fields, value, onChange, path }),
    );
  };

  const List = ({ field, value, onChange, path }) => {
    const entries = entriesOf(value);
    const [open, setOpen] = useState();
    const isFull = field.most !== undefined && entries.length >= field.most;
    const move = (from, to) => {
      onChange(moved(entries, from, to));
      if (open === from) setOpen(to);
      else if (open === to) setOpen(from);
    };
    const rows = entries.map((entry, index) => {
      /* translators: 1: name of a list, 2: number of an entry */
      const title =
        nameOf(field.fields, entry) ??
        sprintf(__('%1$s: %2$d', 'tourism-widgets'), translated(field.title), index + 1);
      const button = (icon, label, onClick, disabled = false) =>
        el(Button, { icon, size: 'small', label: `${label}: ${title}`, onClick, disabled });
      return el(
        Collapsible,
        {
          key: index,
          title,
          isOpen: open === index,
          onToggle: () => setOpen(open === index ? undefined : index),
          buttons: [
            button(
              'arrow-up-alt',
              __('Move up', 'tourism-widgets'),
              () => move(index, index - 1),
              index === 0,
            ),
            button(
              'arrow-down-alt',
              __('Move down', 'tourism-widgets'),
              () => move(index, index + 1),
              index === entries.length - 1,
            ),
            button('trash', __('Remove', 'tourism-widgets'), () => {
              onChange(removed(entries, index));
              setOpen(undefined);
            }),
          ].map((child, place) => el('span', { key: place }, child)),
        },
        el(shared.Fields, {
          fields: field.fields,
          value: entry,
          onChange: (next) => onChange(replaced(entries, index, next)),
          path: `${path}[${index}]`,
        }),
      );
    });
    return el(
      'fieldset',
      { className: 'tourism-widgets-list' },
      el('legend', {}, labelOf(field)),
      el(Help, { text: field.description }),
      rows,
      el(
        Button,
        {
          variant: 'secondary',
          size: 'compact',
          disabled: isFull,
          onClick: () => {
            onChange([...entries, {}]);
            setOpen(entries.length);
          },
        },
        /* translators: %s: name of a list */
        sprintf(__('Add: %s', 'tourism-widgets'), translated(field.title)),
      ),
      /* translators: %d: greatest number of entries */
      isFull ? el(Help, { text: sprintf(__('At most %d.', 'tourism-widgets'), field.most) }) : null,
    );
  };

  Object.assign(shared.controls, { list: List, group: Group, image: Group, video: Group });

  /** The fields of a form, a group, or an entry. `value` is their object. */
  shared.Fields = ({ fields, value, onChange, path = '' }) => {
    const form = useId();
    return fields.map((field) => {
      const at = path ? `${path}.${field.name}` : field.name;
      return el(
        'div',
        { key: field.name, className: 'tourism-widgets-field', 'data-field': at },
        el(shared.controls[field.kind], {
          field,
          value: value?.[field.name],
          onChange: (next) => onChange(withValue(value, field.name, next)),
          path: at,
          id: `tourism-widgets-${form}-${at}`.replace(/[^a-z0-9-]/gi, '-'),
        }),
      );
    });
  };
})(window.wp, window.tourismWidgetsEditor);
