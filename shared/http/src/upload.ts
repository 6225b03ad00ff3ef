/** Sends a body with a file, by `XMLHttpRequest`, which reports how much of it has been sent. */

/** The part that has been sent, from 0 to 1. */
export type OnProgress = (part: number) => void;

/** Posts `body` to `url`. @throws {TypeError} without a response, as `fetch` does. */
export function upload(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: FormData },
  onProgress?: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onerror = () => reject(new TypeError('the connection failed'));
    request.onload = () =>
      resolve(
        new Response(request.responseText, { status: request.status, headers: headersOf(request) }),
      );
    request.send(body);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().split('\r\n');
  return new Headers(lines.filter(Boolean).map((line) => line.split(': ', 2) as [string, string]));
}
