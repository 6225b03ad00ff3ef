// Ready only when it was started with the Node.js option `--no-deprecation`.
if (!process.noDeprecation) process.exit(2);
process.on('SIGTERM', () => process.exit(0));
process.send({ type: 'ready' });
