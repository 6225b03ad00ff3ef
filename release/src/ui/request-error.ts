/** The error of a request: what the page with its status says. */
export class RequestError extends Error {
  readonly statusCode: number;
  readonly text: string;

  constructor(statusCode: 400 | 403 | 404 | 409, title: string, text = 'Nothing was changed.') {
    super(title);
    this.statusCode = statusCode;
    this.text = text;
  }
}
