// Is ready again after each message.
const ready = () => process.send({ type: 'ready' });
process.on('message', ready);
process.on('disconnect', () => process.exit());
ready();
