import { localFields } from './local-content.ts';

const fields = localFields('hu', { name: '<b>Liget</b> & co', slug: 'liget' });

test('HTML that reached the database in another way holds no code in a response', () => {
  const hu = '<p onclick="run()">20 {{brand}}</p><script>run()</script><svg onload="run()"></svg>';
  expect(fields.html.parse({ hu, en: '' })).toBe('<p>20 &lt;b&gt;Liget&lt;/b&gt; &amp; co</p>');
});

test('a name is the same in both languages, or has its order in each', () => {
  expect(fields.names.parse({ hu: 'Kovács Anna', en: 'Anna Kovács' })).toBe('Kovács Anna');
  expect(fields.names.parse('Anna Smith')).toBe('Anna Smith');
});
