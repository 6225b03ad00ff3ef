// Ready at once; ends by SIGTERM or when its parent is gone.
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send({ type: 'ready' });
