import { sanitiseHtml } from './message-text.tsx';

test.each([
  ['<p>Szia <strong>te</strong></p>', '<p>Szia <strong>te</strong></p>'],
  ['<a href="/mozi">Mozi</a>', '<a href="/mozi">Mozi</a>'],
  ['<a href="javascript:alert(1)">Mozi</a>', '<a>Mozi</a>'],
  ['<p style="color:red" onclick="x()" class="y">a</p>', '<p>a</p>'],
  ['a<script>alert(1)</script>', 'a'],
  ['a<img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>', 'a'],
  ['<form action="https://evil.example"><input name="password"></form>', ''],
])('%s becomes %s', (html, safe) => {
  expect(sanitiseHtml(html)).toBe(safe);
});
