/** Brings the loader into the document that holds the blocks: the editor's page, or the frame in it. */
(function (wp, shared) {
  const { createElement: el, useEffect, useState } = wp.element;
  const { useRefEffect } = wp.compose;

  const append = (document, tag, attributes, text = '') => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    document.head.append(element);
  };

  /** Where visitors will find what is being written: relative addresses are meant from there. */
  const addressOfPost = () => wp.data.select('core/editor')?.getPermalink?.() || shared.home;

  /**
   * A visitor's page uses a font only where its file is there before the first paint. The canvas is painted before any file
   * comes, so that there each text changes to its font as soon as that has come.
   */
  const bringFonts = async (document) => {
    const css = await (await window.fetch(shared.fonts)).text();
    const folder = new URL('.', shared.fonts).href;
    const swapped = css.replaceAll(/font-display:\s*optional/g, 'font-display: swap');
    append(document, 'style', {}, swapped.replaceAll('url(assets/', `url(${folder}assets/`));
  };

  const bringLoader = (document) => {
    if (document.getElementById('tourism-widgets-loader')) return;
    // The frame has an address of its own, from which no relative address leads anywhere.
    if (document.URL.startsWith('blob:')) append(document, 'base', { href: addressOfPost() });
    append(document, 'link', { rel: 'stylesheet', href: shared.styles });
    void bringFonts(document);
    append(
      document,
      'script',
      { type: 'application/json', 'data-site-config': '' },
      JSON.stringify(shared.site),
    );
    append(document, 'script', { type: 'module', id: 'tourism-widgets-loader', src: shared.loader });
  };

  /** Milliseconds after the last key until the widget is drawn anew. */
  const pause = 300;

  /** A value as it was when it last rested. */
  const useRested = (value) => {
    const [rested, setRested] = useState(value);
    useEffect(() => {
      const timer = setTimeout(() => setRested(value), pause);
      return () => clearTimeout(timer);
    }, [value]);
    return rested;
  };

  /** The mount element of a widget: the loader watches its attributes, and mounts this widget alone when one changes. */
  shared.Preview = ({ name, config }) => {
    const ref = useRefEffect((node) => {
      bringLoader(node.ownerDocument);
      // A link or a form in the canvas would leave the page that is being written.
      const stay = (event) => {
        if (event.type === 'submit' || event.target.closest('a[href]')) event.preventDefault();
      };
      node.addEventListener('click', stay);
      node.addEventListener('submit', stay);
      return () => {
        node.removeEventListener('click', stay);
        node.removeEventListener('submit', stay);
      };
    }, []);
    const json = useRested(JSON.stringify(config));
    return el(
      'div',
      { ref },
      el('div', { 'data-component': name, 'data-load': 'load', 'data-config': json }),
    );
  };
})(window.wp, window.tourismWidgetsEditor);
