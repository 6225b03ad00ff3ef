import { ApiError } from './api-error.ts';

/** The content of a JSON file, or of `request` when it is already on its way. @throws {ApiError} */
export async function loadJson(
  url: string,
  onResponse?: (response: Response) => void,
  request: Promise<Response> = fetch(url),
): Promise<unknown> {
  const failed = (status: number) => (cause: unknown) => {
    throw new ApiError(url, status, [], cause);
  };
  const response = await request.catch(failed(0));
  onResponse?.(response);
  if (!response.ok) throw new ApiError(url, response.status, []);
  // An error that no script of the page has thrown would fire no event on the page.
  return response.json().catch(failed(response.status));
}
