/** The controls of single fields. Each takes `{ field, value, onChange, path, id }`, with `value` as it is stored. */
(function (wp, shared) {
  const { createElement: el, useState } = wp.element;
  const {
    BaseControl,
    Button,
    FormTokenField,
    Notice,
    SelectControl,
    TextControl,
    TextareaControl,
    ToggleControl,
  } = wp.components;
  const { MediaUpload, MediaUploadCheck, URLInput } = wp.blockEditor;
  const { __, sprintf } = wp.i18n;
  const { entriesOf, flagOf, isNothing, jsonText, linesOf, parsed } = shared.values;

  /** The author's words of a schema come with their translations. */
  const translated = (text) => (text ? __(text, 'tourism-widgets') : '');

  const labelOf = ({ title, isRequired }) =>
    isRequired
      ? /* translators: %s: name of a field */ sprintf(
          __('%s (required)', 'tourism-widgets'),
          translated(title),
        )
      : translated(title);

  const textOf = (value) => (isNothing(value) || typeof value === 'object' ? '' : String(value));

  const helpOf = ({ description, maxLength }, value) => {
    const length = maxLength ? [...textOf(value)].length : 0;
    const tooLong =
      length > maxLength
        ? /* translators: 1: how many characters there are, 2: how many are shown */
          sprintf(__('%1$d characters; the first %2$d are shown.', 'tourism-widgets'), length, maxLength)
        : '';
    return [translated(description), tooLong].filter(Boolean).join(' ') || undefined;
  };

  const common = ({ field, value }) => ({
    label: labelOf(field),
    help: helpOf(field, value),
    __nextHasNoMarginBottom: true,
  });

  const Text = (props) =>
    el(TextControl, {
      ...common(props),
      value: textOf(props.value),
      placeholder: translated(props.field.initial),
      onChange: props.onChange,
    });

  const Lines = (props) =>
    el(TextareaControl, { ...common(props), value: textOf(props.value), rows: 4, onChange: props.onChange });

  const RichText = (props) =>
    el(shared.RichText, {
      ...common(props),
      id: props.id,
      value: textOf(props.value),
      onChange: props.onChange,
    });

  /** Finds pages as one types, and takes any other address as it is. */
  const Link = (props) =>
    el(
      BaseControl,
      { ...common(props), label: undefined },
      el(URLInput, {
        label: labelOf(props.field),
        value: textOf(props.value),
        autoFocus: false,
        isFullWidth: true,
        __nextHasNoMarginBottom: true,
        onChange: (address) => props.onChange(address),
      }),
    );

  const isPicture = (address) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(address.split(/[?#]/)[0]);

  /** The address of a file, typed or chosen in the media library. */
  const Asset = (props) => {
    const address = textOf(props.value);
    return el(
      'div',
      {},
      isPicture(address) && el('img', { src: address, alt: '', className: 'tourism-widgets-picture' }),
      el(TextControl, { ...common(props), value: address, onChange: props.onChange }),
      el(
        MediaUploadCheck,
        {},
        el(MediaUpload, {
          onSelect: ({ url }) => props.onChange(url),
          render: ({ open }) =>
            el(
              Button,
              { variant: 'secondary', size: 'small', onClick: open },
              __('Media library', 'tourism-widgets'),
            ),
        }),
      ),
    );
  };

  const instant = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)[^Z+-]*(Z|[+-]\d\d:\d\d)?$/;

  /** A day, or an instant with its offset; what is neither stays as it is stored. */
  const DateField = (props) => {
    const text = textOf(props.value);
    const { onChange } = props;
    const isDay = /^(\d{4}-\d\d-\d\d)?$/.test(text);
    const [, local, offset = ''] = instant.exec(text) ?? [];
    const button = (label, next) => el(Button, { variant: 'link', onClick: () => onChange(next) }, label);
    const input = (type, value, change) =>
      el(TextControl, { ...common(props), type, value, onChange: change });
    if (local === undefined)
      return el(
        'div',
        {},
        input(isDay ? 'date' : 'text', text, onChange),
        isDay && text ? button(__('Add a time', 'tourism-widgets'), `${text}T00:00${shared.offset}`) : null,
      );
    return el(
      'div',
      {},
      input('datetime-local', local, (next) => onChange(next && next + offset)),
      el(TextControl, {
        label: __('Offset from UTC', 'tourism-widgets'),
        value: offset,
        onChange: (next) => onChange(local + next),
        __nextHasNoMarginBottom: true,
      }),
      button(__('Whole day', 'tourism-widgets'), text.slice(0, 10)),
    );
  };

  const Select = (props) => {
    const { choices, initial } = props.field;
    const value = textOf(props.value) || (initial ?? '');
    const known = choices.map((choice) => ({ value: choice.value, label: translated(choice.title) }));
    const none = initial === undefined ? [{ value: '', label: '—' }] : [];
    const stale = [...none, ...known].some((option) => option.value === value)
      ? []
      : [{ value, label: value }];
    return el(SelectControl, {
      ...common(props),
      value,
      options: [...none, ...known, ...stale],
      onChange: props.onChange,
    });
  };

  const Flag = (props) =>
    el(ToggleControl, {
      ...common(props),
      checked: flagOf(props.value, props.field.initial),
      onChange: props.onChange,
    });

  const NumberField = (props) => {
    const { isInteger, least, most, initial } = props.field;
    return el(TextControl, {
      ...common(props),
      type: 'number',
      min: least,
      max: most,
      step: isInteger ? 1 : 'any',
      value: textOf(props.value),
      placeholder: textOf(initial),
      onChange: (text) => props.onChange(text === '' ? undefined : Number(text)),
    });
  };

  /** Plain values: known ones are chosen in their order, others are written one a line. */
  const Texts = (props) => {
    const { choices, areNumbers, initial, most } = props.field;
    const stored = entriesOf(props.value).map(String);
    const [text, setText] = useState(stored.join('\n'));
    if (choices) {
      const titleOf = (value) => translated(choices.find((choice) => choice.value === value)?.title ?? value);
      const valueOf = (title) => choices.find((choice) => translated(choice.title) === title)?.value ?? title;
      return el(
        BaseControl,
        { ...common(props), label: undefined },
        el(FormTokenField, {
          label: labelOf(props.field),
          value: stored.map(titleOf),
          suggestions: choices.map(({ value }) => titleOf(value)),
          maxLength: most,
          onChange: (titles) =>
            props.onChange(titles.map(valueOf).map((value) => (areNumbers ? Number(value) : value))),
          __experimentalValidateInput: (title) => choices.some(({ value }) => titleOf(value) === title),
          __experimentalExpandOnFocus: true,
          __experimentalShowHowTo: false,
          __nextHasNoMarginBottom: true,
        }),
      );
    }
    const shown = linesOf(text, false).join('\n') === stored.join('\n') ? text : stored.join('\n');
    const { help, ...others } = common(props);
    return el(TextareaControl, {
      ...others,
      help: [help, __('One a line.', 'tourism-widgets')].filter(Boolean).join(' '),
      value: shown,
      placeholder: initial.join('\n'),
      rows: Math.max(2, stored.length + 1),
      onChange: (typed) => {
        setText(typed);
        props.onChange(linesOf(typed, areNumbers));
      },
    });
  };

  /** Keys and values, or any JSON. What is no JSON is kept as it was typed, and said. */
  const Json = (props) => {
    const [text, setText] = useState(jsonText(props.value));
    const meant = (typed) => parsed(typed)?.value ?? typed;
    const isSame = JSON.stringify(meant(text)) === JSON.stringify(props.value ?? '');
    const shown = isSame ? text : jsonText(props.value);
    return el(
      'div',
      {},
      el(TextareaControl, {
        ...common(props),
        className: 'tourism-widgets-code',
        dir: 'ltr',
        rows: 4,
        value: shown,
        onChange: (typed) => {
          setText(typed);
          props.onChange(meant(typed));
        },
      }),
      shown.trim() !== '' && !parsed(shown)
        ? el(
            Notice,
            { status: 'error', isDismissible: false },
            __('This is no JSON: it is kept as it is, and not used.', 'tourism-widgets'),
          )
        : null,
    );
  };

  shared.translated = translated;
  shared.labelOf = labelOf;
  shared.controls = {
    text: Text,
    reference: Text,
    lines: Lines,
    richtext: RichText,
    link: Link,
    asset: Asset,
    date: DateField,
    choice: Select,
    flag: Flag,
    number: NumberField,
    texts: Texts,
    map: Json,
    json: Json,
  };
})(window.wp, window.tourismWidgetsEditor);
