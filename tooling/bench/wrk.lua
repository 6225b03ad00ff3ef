-- The result of a run as JSON, in the last line.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('{"requests":%d,"seconds":%f,"failed":%d,"p99Ms":%f}\n',
    summary.requests, summary.duration / 1e6, failed, latency:percentile(99) / 1e3))
end
