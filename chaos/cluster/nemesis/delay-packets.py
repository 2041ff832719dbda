"""Delays every packet that iptables sends to NFQUEUE 1, in order: delay-packets.py MIN_MS MAX_MS.

The kernel's own netem does this too, but is not part of every kernel.
"""
import collections
import ctypes
import random
import select
import socket
import sys
import time

shortest, longest = (float(value) / 1000 for value in sys.argv[1:3])
COPY_META, ACCEPT = 1, 1

nfq = ctypes.CDLL('libnetfilter_queue.so.1')
pointer = ctypes.c_void_p
Callback = ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer, pointer, pointer)
nfq.nfq_open.restype = pointer
nfq.nfq_create_queue.restype = pointer
nfq.nfq_create_queue.argtypes = [pointer, ctypes.c_uint16, Callback, pointer]
nfq.nfq_set_mode.argtypes = [pointer, ctypes.c_uint8, ctypes.c_uint32]
nfq.nfq_set_queue_maxlen.argtypes = [pointer, ctypes.c_uint32]
nfq.nfq_fd.argtypes = [pointer]
nfq.nfq_handle_packet.argtypes = [pointer, ctypes.c_char_p, ctypes.c_int]
nfq.nfq_get_msg_packet_hdr.restype = ctypes.POINTER(ctypes.c_uint32)
nfq.nfq_get_msg_packet_hdr.argtypes = [pointer]
nfq.nfq_set_verdict.argtypes = [pointer, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32, pointer]

waiting = collections.deque()


def hold(_queue, _message, packet, _data):
    number = socket.ntohl(nfq.nfq_get_msg_packet_hdr(packet)[0])
    due = time.monotonic() + random.uniform(shortest, longest)
    waiting.append((max(due, waiting[-1][0]) if waiting else due, number))
    return 0


hold_callback = Callback(hold)
handle = nfq.nfq_open()
queue = nfq.nfq_create_queue(handle, 1, hold_callback, None)
if not queue:
    sys.exit('NFQUEUE 1 is not available')
nfq.nfq_set_mode(queue, COPY_META, 0)
nfq.nfq_set_queue_maxlen(queue, 100_000)
received = socket.socket(fileno=nfq.nfq_fd(handle))
received.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8_000_000)
print('ready', flush=True)
while True:
    pause = max(0, waiting[0][0] - time.monotonic()) if waiting else None
    if select.select([received], [], [], pause)[0]:
        try:
            message = received.recv(65_536)
            nfq.nfq_handle_packet(handle, message, len(message))
        except OSError:
            pass  # the kernel dropped packets; networks do that too
    while waiting and waiting[0][0] <= time.monotonic():
        nfq.nfq_set_verdict(queue, waiting.popleft()[1], ACCEPT, 0, None)
