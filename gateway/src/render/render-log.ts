/** Where the renderer logs; a part of the process's log. */
type Write = (fields: object, message: string) => void;

export interface RenderLog {
  info: Write;
  warn: Write;
  error: Write;
}
