import { upload } from './upload.ts';

class RespondingRequest {
  readonly status = 201;
  readonly responseText = '{"data":"stored"}';
  readonly upload = {};
  onload = () => {};
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-empty: \r\n';
  }
  send() {
    this.onload();
  }
}

test('reads a response whose last header field has no value', async () => {
  Object.assign(globalThis, { XMLHttpRequest: RespondingRequest });
  const response = await upload('/api/winter/upload', { headers: {}, body: new FormData() });
  expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
    201,
    'application/json',
    { data: 'stored' },
  ]);
});
