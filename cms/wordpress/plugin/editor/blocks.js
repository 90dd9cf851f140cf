/** One block for each widget: its form in the sidebar, or in a window of its own, and the widget in the page. */
(function (wp, shared) {
  const { createElement: el, RawHTML, useState } = wp.element;
  const { registerBlockType } = wp.blocks;
  const { BlockControls, InspectorAdvancedControls, InspectorControls, useBlockProps } = wp.blockEditor;
  const { Modal, Notice, PanelBody, ToggleControl, ToolbarButton, ToolbarGroup } = wp.components;
  const { __, sprintf } = wp.i18n;
  const { translated } = shared;

  const Panels = ({ tabs, config, onChange }) =>
    tabs.map(({ title, fields }, index) =>
      el(
        PanelBody,
        { key: title, title: translated(title), initialOpen: index === 0 },
        el(shared.Fields, { fields, value: config, onChange }),
      ),
    );

  const isPanel = ({ title }) => title !== 'Advanced';

  /** A widget that is not meant for the site's mode is not shown; its author is told. */
  const ModeNotice = ({ modes }) =>
    modes.includes(shared.site.mode)
      ? null
      : el(
          Notice,
          { status: 'warning', isDismissible: false },
          /* translators: %s: B2C or B2B */
          sprintf(__('Shown only where the site’s mode is %s.', 'tourism-widgets'), modes.join(', ')),
        );

  /** Lets a widget wait for a visitor's first touch, where it may. */
  const Waiting = ({ attributes, setAttributes }) =>
    el(ToggleControl, {
      label: `${translated(shared.waiting.title)}: ${translated(shared.waiting.choices[0].title)}`,
      help: translated(shared.waiting.description),
      checked: attributes.load === 'interaction',
      onChange: (isOn) => setAttributes({ load: isOn ? 'interaction' : undefined }),
      __nextHasNoMarginBottom: true,
    });

  const editOf = (form) =>
    function Edit({ attributes, setAttributes }) {
      const config = attributes.config ?? {};
      const block = useBlockProps();
      const [isWide, setIsWide] = useState(false);
      const onChange = (next) => setAttributes({ config: next, fallback: shared.words(form, next) });
      const inPanels = (tabs) => el(Panels, { tabs, config, onChange });
      if (attributes.picture)
        return el('div', block, el('img', { src: attributes.picture, alt: '', style: { width: '100%' } }));
      return el(
        'div',
        block,
        el(
          BlockControls,
          {},
          el(
            ToolbarGroup,
            {},
            el(
              ToolbarButton,
              { label: __('Large form', 'tourism-widgets'), onClick: () => setIsWide(true) },
              __('Large form', 'tourism-widgets'),
            ),
          ),
        ),
        el(InspectorControls, {}, el(ModeNotice, { modes: form.modes }), inPanels(form.tabs.filter(isPanel))),
        // WordPress has a panel of that name for every block: one is enough.
        el(
          InspectorAdvancedControls,
          {},
          form.tabs
            .filter((tab) => !isPanel(tab))
            .map(({ title, fields }) => el(shared.Fields, { key: title, fields, value: config, onChange })),
          form.mayWait ? el(Waiting, { attributes, setAttributes }) : null,
        ),
        isWide
          ? el(
              Modal,
              {
                title: translated(form.title),
                size: 'large',
                className: 'tourism-widgets-window',
                onRequestClose: () => setIsWide(false),
              },
              inPanels(form.tabs),
            )
          : null,
        el(shared.Preview, { name: form.name, config }),
      );
    };

  /** Two letters, by which blocks differ where there is no room for their names. */
  const iconOf = ({ abbreviation }) =>
    el(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': true },
      el('rect', {
        x: 1.75,
        y: 3.75,
        width: 20.5,
        height: 16.5,
        rx: 3,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
      }),
      el(
        'text',
        { x: 12, y: 16, textAnchor: 'middle', fontSize: 11, fontWeight: 600, fill: 'currentColor' },
        abbreviation,
      ),
    );

  for (const form of shared.forms)
    registerBlockType(`tourism-widgets/${form.name}`, {
      icon: iconOf(form),
      ...(form.hasPicture && {
        example: { attributes: { picture: `${shared.pictures}${form.name}.webp` }, viewportWidth: 480 },
      }),
      edit: editOf(form),
      save: ({ attributes }) => (attributes.fallback ? el(RawHTML, {}, attributes.fallback) : null),
    });
})(window.wp, window.tourismWidgetsEditor);
