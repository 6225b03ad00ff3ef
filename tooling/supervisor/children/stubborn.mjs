// Does not end by SIGTERM.
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
process.send({ type: 'ready' });
