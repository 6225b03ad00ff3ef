/** The error of a request: the page with its status shows the message. */
export class RequestError extends Error {
  readonly statusCode: number;

  constructor(statusCode: 400 | 403 | 404 | 409, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
