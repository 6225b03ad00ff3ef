type Setting<Value> = readonly [name: string, value: Value];

/** Why a server cannot listen; undefined when the error does not come from listening. */
export function listenErrorMessage(
  error: unknown,
  settings: { port: Setting<number>; host: Setting<string> },
): string | undefined {
  const [portSetting, port] = settings.port;
  const [hostSetting, host] = settings.host;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const free = port + 100 > 65_000 ? port - 100 : port + 100;
    return `setting ${portSetting}: port ${port} is taken by another process; name a free one, as in ${portSetting}=${free}`;
  }
  if (code === 'EACCES') {
    return `setting ${portSetting}: this account may not listen on port ${port}; name one above 1023`;
  }
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  return `setting ${hostSetting}: cannot listen on ${host} (port ${port}): ${code}; name an address of this machine`;
}
