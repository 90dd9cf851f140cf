import { expect, test } from 'vitest';
import { docView, node, unstructured, type Value } from './docview.ts';

const attributeOf = (value: Value) => /text="([^"]*)"/.exec(docView(node({ text: value })))?.[1];

test.each<[string, Value, string]>([
  ['a text stays as it is', 'Riyadh, at night', 'Riyadh, at night'],
  ['a text that begins like a type', '{Boolean}true', String.raw`\{Boolean}true`],
  ['a text that begins like a list', '[1,2]', String.raw`\[1,2]`],
  ['a brace within a text', 'a{b}[c]', 'a{b}[c]'],
  ['a backslash', String.raw`C:\x`, String.raw`C:\\x`],
  ['JSON text', '{"a":"b\\n"}', String.raw`\{&quot;a&quot;:&quot;b\\n&quot;}`],
  ['markup', '<p>a & b</p>', '&lt;p&gt;a &amp; b&lt;/p&gt;'],
  ['line ends and tabs', 'a\nb\tc\r', 'a&#xa;b&#x9;c&#xd;'],
  ['a character that XML leaves out', 'a\u0001b', String.raw`a\u0001b`],
  ['half of a pair', 'a\ud83db', String.raw`a\ud83db`],
  ['a whole pair', '🐫', '🐫'],
  ['Arabic', 'مرحبا', 'مرحبا'],
  ['a flag', true, '{Boolean}true'],
  ['a whole number', 12, '{Long}12'],
  ['another number', 1.5, '{Double}1.5'],
  ['a list', ['a', 'b'], '[a,b]'],
  ['a list with commas and brackets', ['a,b', '[c', '{d'], String.raw`[a\,b,[c,{d]`],
  ['an empty list', [], '[]'],
  ['a list of one empty text', [''], String.raw`[\0]`],
])('the document view holds %s', (_, value, expected) => {
  expect(attributeOf(value)).toBe(expected);
});

test('nodes stand in their order, with the namespaces that they use', () => {
  const xml = docView(
    node(
      { 'jcr:primaryType': 'cq:Page' },
      { 'jcr:content': unstructured({}, { item1: unstructured(), '2nd': unstructured() }) },
    ),
  );
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<jcr:root xmlns:cq="http://www.day.com/jcr/cq/1.0" xmlns:jcr="http://www.jcp.org/jcr/1.0" xmlns:nt="http://www.jcp.org/jcr/nt/1.0"
    jcr:primaryType="cq:Page">
  <jcr:content
      jcr:primaryType="nt:unstructured">
    <item1
        jcr:primaryType="nt:unstructured"/>
    <_x0032_nd
        jcr:primaryType="nt:unstructured"/>
  </jcr:content>
</jcr:root>
`);
});

test('a name with a prefix that nobody has declared is refused', () => {
  expect(() => docView(node({ 'foo:bar': 'x' }))).toThrow('foo');
});
