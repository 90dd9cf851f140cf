<%@page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8"%><%@taglib prefix="sling" uri="http://sling.apache.org/taglibs/sling"%><sling:call script="page.html"/>
